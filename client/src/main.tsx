import { render } from 'preact';
import { App } from './app.tsx';
import { loadIcons } from './ui/icon.tsx';
import { keepPictures } from './ui/pictures.ts';
import './ui/theme.css';
import './ui/reduced-motion.css';

void loadIcons();
keepPictures(document);
const root = document.getElementById('app');
if (root) render(<App />, root);

import { render } from 'preact';
import { App } from './app.tsx';
import { keepPage } from './offline/keep-page.ts';
import { loadIcons } from './ui/icon.tsx';
import { keepPictures } from './ui/pictures.ts';
import './ui/theme.css';
import './ui/reduced-motion.css';

if (import.meta.env.PROD) keepPage();
void loadIcons();
keepPictures(document);
const root = document.getElementById('app');
if (root) render(<App />, root);

import { render } from 'preact';
import { App } from './app.tsx';
import './ui/theme.css';
import './ui/reduced-motion.css';

const root = document.getElementById('app');
if (root) render(<App />, root);

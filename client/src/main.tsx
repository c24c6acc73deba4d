import { render } from 'preact';
import { App } from './app.tsx';
import './ui/theme.css';

const root = document.getElementById('app');
if (root) render(<App />, root);

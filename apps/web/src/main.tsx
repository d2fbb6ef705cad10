import { render } from 'preact';
import './design/tokens.css';
import './design/base.css';
import { HomePage } from './home/home-page.js';

const app = document.getElementById('app');
if (app !== null) render(<HomePage />, app);

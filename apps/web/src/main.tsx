import { render } from 'preact';

render(<main>Warren</main>, document.body);

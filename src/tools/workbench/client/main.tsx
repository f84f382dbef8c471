import {createRoot} from 'react-dom/client';
import {DetailsPage} from './DetailsPage.tsx';
import {Overview} from './Overview.tsx';
import '../../../app/fonts/fonts.css';
import '../../../app/styles/tokens.css';
import '../../../app/styles/base.css';
import '../../../app/styles/elements.css';

const id = window.location.pathname.split('/')[2] ?? '';
createRoot(document.getElementById('root')!).render(id === '' ? <Overview /> : <DetailsPage id={id} />);

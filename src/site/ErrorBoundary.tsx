import {Component, type ReactNode} from 'react';
import {fill} from '../react/fill.ts';
import {Arrival} from './Arrival.tsx';
import {LoadDocument, showHead} from './openPage.ts';
import {PageHeading} from './PageHeading.tsx';
import site from './site.yaml';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: {readonly message: string} | null;
}

/** In place of a page that could not be fetched or shown. A class, as React asks for here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {failure: null};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return {failure: {message: error instanceof Error ? error.message : String(error)}};
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LoadDocument) return window.location.reload();
    const title = document.createElement('title');
    title.textContent = fill(site.shell.documentTitle, {title: site.failure.title});
    showHead({head: [title]});
  }

  override render(): ReactNode {
    const {failure} = this.state;
    if (failure === null) return this.props.children;
    const {pathname, search} = window.location;
    return (
      <div role="alert">
        <PageHeading>{site.failure.title}</PageHeading>
        <p>{failure.message}</p>
        {/* A target keeps the router away from it, and there is no fragment: the document must be loaded anew. */}
        <p>
          <a href={pathname + search} target="_self">
            {site.failure.reload}
          </a>
        </p>
        <Arrival />
      </div>
    );
  }
}

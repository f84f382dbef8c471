import {Component, type ReactNode} from 'react';
import {LoadDocument} from './openPage.ts';
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
    if (error instanceof LoadDocument) window.location.reload();
  }

  override render(): ReactNode {
    const {failure} = this.state;
    if (failure === null) return this.props.children;
    return (
      <div role="alert">
        <h1>{site.failure.title}</h1>
        <p>{failure.message}</p>
        {/* A target keeps the router away from it: the document must be loaded anew. */}
        <p>
          <a href={window.location.pathname} target="_self">
            {site.failure.reload}
          </a>
        </p>
      </div>
    );
  }
}

import {Component, type ReactNode} from 'react';
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

  override render(): ReactNode {
    const {failure} = this.state;
    if (failure === null) return this.props.children;
    return (
      <div role="alert">
        <h1>{site.failure.title}</h1>
        <p>{failure.message}</p>
        {/* No link of the router: the page must be fetched anew. */}
        <p>
          <a href={window.location.pathname}>{site.failure.reload}</a>
        </p>
      </div>
    );
  }
}

import {Component, type ReactNode} from 'react';
import type {Location} from 'react-router-dom';
import {Metadata} from './metadata/Metadata.tsx';
import {PageHeading} from './ScrollAndFocus.tsx';
import * as site from './words/site.ts';

/** Replaces a page that cannot be fetched or rendered. */
function ErrorPage({message}: {readonly message: string}) {
  const {title, reload} = site.failure;
  return (
    <div role="alert">
      <Metadata page={{title, description: message}} />
      <PageHeading>{title}</PageHeading>
      <p>{message}</p>
      <p>
        <button className="main-button" type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </p>
    </div>
  );
}

interface ErrorBoundaryProps {
  /** The router's location; navigating elsewhere clears the error. */
  readonly location: Location;
  /** Rendered after the error page too. */
  readonly after: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly location: Location;
  readonly message: string | null;
}

/** Shows the error page when a page throws. A class, because React has no hook for error boundaries. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {location: this.props.location, message: null};

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return {message: error instanceof Error ? error.message : String(error)};
  }

  static getDerivedStateFromProps(
    {location}: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return location === state.location ? null : {location, message: null};
  }

  override render(): ReactNode {
    const {message} = this.state;
    const {children, after} = this.props;
    if (message === null) return children;
    return (
      <>
        <ErrorPage message={message} />
        {after}
      </>
    );
  }
}

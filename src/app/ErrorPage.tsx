import {Component, type ReactNode} from 'react';
import type {Location} from 'react-router-dom';
import styles from './styles/main.module.css';
import {FailedResponse} from './loading/fetchFirst.ts';
import {isFailedLoad} from './loading/loadable.tsx';
import {Metadata} from './metadata/Metadata.tsx';
import {PageHeading} from './rendering/ScrollAndFocus.tsx';
import * as site from './words/site.ts';

/** Replaces a page that cannot be fetched or rendered. */
function ErrorPage({error}: {readonly error: unknown}) {
  const {title, advice, reload} = site.failure;
  return (
    <div role="alert">
      <Metadata page={{title, description: advice}} />
      <PageHeading>{title}</PageHeading>
      {/* The text of any other error is for developers: React logs it to the console. */}
      {error instanceof FailedResponse && <p>{error.message}</p>}
      <p>{advice}</p>
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
  /** Whether a link, Back or Forward led here without loading a document. */
  readonly wasFollowed: boolean;
  /** What a page threw; null if it has not failed. */
  readonly failure: {readonly error: unknown} | null;
}

/**
 * Shows the error page when a page throws, or loads its document, where a link led to a page that cannot be fetched: the tab may
 * be older than what the server has. A class, because React has no hook for error boundaries.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {location: this.props.location, wasFollowed: false, failure: null};

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return {failure: {error}};
  }

  static getDerivedStateFromProps(
    {location}: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return location === state.location ? null : {location, wasFollowed: true, failure: null};
  }

  override componentDidCatch(): void {
    if (this.loadsDocument()) window.location.reload();
  }

  /** A document that was loaded is not loaded again: that would never end. */
  private loadsDocument(): boolean {
    const {failure, wasFollowed} = this.state;
    return failure !== null && wasFollowed && isFailedLoad(failure.error) && navigator.onLine;
  }

  override render(): ReactNode {
    const {failure} = this.state;
    const {children, after} = this.props;
    if (failure === null) return children;
    if (this.loadsDocument()) return <div className={styles.fetching} />;
    return (
      <>
        <ErrorPage error={failure.error} />
        {after}
      </>
    );
  }
}

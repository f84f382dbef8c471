import {Component, useMemo, type ReactNode} from 'react';
import {fill} from './words/placeholders.tsx';
import {Arrival} from './Arrival.tsx';
import {PageHeading} from './PageHeading.tsx';
import * as site from './words/site.ts';

/** In place of a page that could not be fetched or shown. */
export function Failure({message}: {readonly message: string}) {
  const {pathname, search} = window.location;
  const page = useMemo(() => {
    const title = document.createElement('title');
    title.textContent = fill(site.shell.documentTitle, {title: site.failure.title});
    return {head: [title]};
  }, []);
  return (
    <div role="alert">
      <PageHeading>{site.failure.title}</PageHeading>
      <p>{message}</p>
      {/* A target makes the browser follow it, and there is no fragment: the document must be loaded anew. */}
      <p>
        <a href={pathname + search} target="_self">
          {site.failure.reload}
        </a>
      </p>
      <Arrival page={page} />
    </div>
  );
}

interface ErrorBoundaryState {
  readonly message: string | null;
}

/** Shows the failure of a page that cannot be rendered. A class, as React asks for here. */
export class ErrorBoundary extends Component<{readonly children: ReactNode}, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {message: null};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return {message: error instanceof Error ? error.message : String(error)};
  }

  override render(): ReactNode {
    const {message} = this.state;
    return message === null ? this.props.children : <Failure message={message} />;
  }
}

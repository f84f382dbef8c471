interface ImportMetaEnv {
  /** Scheme and host of the published site, without a trailing slash. */
  readonly SITE_ORIGIN: string;
}

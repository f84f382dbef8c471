interface ImportMetaEnv {
  /** Address of the published site, without a trailing slash; from SITE_ORIGIN and SITE_BASE. */
  readonly SITE_ADDRESS: string;
}

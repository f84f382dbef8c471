/** The version of the package: its changelog names every release, the latest first. */

/** The version in the first heading of a changelog, such as `## 1.2.0 · 23 November 2026`; undefined before the first release. */
export function latestVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1];
}

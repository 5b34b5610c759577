/** What a build of the site is told. */
export interface SiteSettings {
  /** the address of its root, with a slash at its end: for what has to be said in full */
  readonly siteUrl: string;
  /** the address of the application, without a slash at its end; '' when it is served by the same server */
  readonly appUrl: string;
}

/** What the build made beside the pages, seen from the root of the site. */
export interface SiteAssets {
  readonly style: string;
  readonly font: string;
  readonly mark: string;
  /** modules by the name of what they bring to life */
  readonly scripts: Readonly<Record<ScriptName, string>>;
}

export const SCRIPT_NAMES = ['figures', 'contact', 'search'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** The settings of a build of the site. */
export interface SiteSettings {
  /** the address of its root, with a slash at its end, for absolute links */
  readonly siteUrl: string;
  /** the address of the application, without a slash at its end; '' when it is served by the same server */
  readonly appUrl: string;
  readonly provider: SiteProvider;
}

/** Who offers the service, as article 3:15d BW asks a site to say. */
export interface SiteProvider {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string;
  readonly email: string;
  /** number in the trade register of the Kamer van Koophandel */
  readonly kvk: string;
}

/** The files that the build made beside the pages, relative to the root of the site. */
export interface SiteAssets {
  readonly style: string;
  readonly font: string;
  readonly mark: string;
  /** scripts by the name of the part that they make interactive */
  readonly scripts: Readonly<Record<ScriptName, string>>;
}

export const SCRIPT_NAMES = ['figures', 'contact', 'search'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

interface Choice {
  readonly title: string;
  readonly text: string;
}

/** The texts of the page frame and the form. A text that only one language has does not compile. */
export interface SiteTexts {
  readonly brand: string;
  readonly tagline: string;
  readonly skip: string;
  readonly menu: string;
  readonly navigation: string;
  readonly footNavigation: string;
  readonly otherLanguage: string;
  readonly signIn: string;
  readonly breadcrumbs: string;
  readonly noCookies: string;
  readonly feed: string;
  readonly updated: (date: string) => string;
  readonly otherArticles: string;
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly found: string;
    readonly nothing: string;
  };
  readonly hero: {
    readonly audience: string;
    readonly title: string;
    readonly lead: string;
    readonly first: string;
    readonly second: string;
    readonly picture: string;
    readonly pictureText: string;
    readonly example: string;
    readonly before: string;
    readonly after: string;
  };
  readonly audiences: {
    readonly title: string;
    readonly purchasers: Choice;
    readonly contractors: Choice;
    readonly manufacturers: Choice;
  };
  readonly form: {
    readonly title: string;
    readonly required: string;
    readonly optional: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly telephone: string;
    readonly company: string;
    readonly productTypes: string;
    readonly message: string;
    readonly website: string;
    readonly send: string;
    readonly sending: string;
    readonly failed: string;
    readonly incomplete: string;
    readonly privacy: string;
  };
  readonly notFound: { readonly title: string; readonly text: string; readonly back: string };
  readonly feedTitle: string;
  readonly feedDescription: string;
  readonly course: { readonly name: string; readonly description: string };
}

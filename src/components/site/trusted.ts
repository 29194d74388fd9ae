/* The one place that turns text into a page: browsers that know Trusted Types refuse it anywhere else. */

interface Policy {
  readonly createHTML: (text: string) => string;
}

/** Only pages of this site come here: the callers fetch them, and write nothing of what a reader types. */
const same: Policy = { createHTML: (text) => text };

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: 'pages', policy: Policy) => Policy } };
const policy = trustedTypes?.createPolicy('pages', same) ?? same;

/** The page that a text of HTML describes. Its scripts do not run. */
export const pageOf = (html: string): Document => new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

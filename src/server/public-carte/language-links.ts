import type { Allergen } from '#domain/allergens/allergen.ts'
import { LANGUAGE_NAMES, type TextLanguage } from '#domain/cartes/languages.ts'
import { WORDS } from '#domain/cartes/words/words.ts'
import type { Addresses } from './addresses.ts'
import { html, type Html } from './html.ts'

/** The languages to choose from, at the head of the page; nothing where there is one. */
export function languageLinks(
  here: Addresses,
  languages: readonly TextLanguage[],
  without: readonly Allergen[],
): Html {
  if (languages.length < 2) return html``
  return html`<div class="languages" role="group" aria-label="${WORDS[here.language].page.languages}">
    ${languages.map(
      (language) =>
        html`<a
          href="${here.of(language, without)}"
          lang="${language}"
          hreflang="${language}"
          ${language === here.language && html` aria-current="true"`}
          >${LANGUAGE_NAMES[language]}</a
        > `,
    )}
  </div>`
}

/** For search engines: the same page in each of its languages. Their addresses are absolute. */
export function alternates(here: Addresses, languages: readonly TextLanguage[], publicUrl: string): Html {
  if (languages.length < 2) return html``
  const absolute = (path: string) => new URL(path, publicUrl).href
  return html`${languages.map(
      (language) =>
        html`<link rel="alternate" hreflang="${language}" href="${absolute(here.of(language))}" /> `,
    )}<link rel="alternate" hreflang="x-default" href="${absolute(here.plain)}" />`
}

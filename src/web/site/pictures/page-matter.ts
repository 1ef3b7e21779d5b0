import type { SitePage } from '#contract/site.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { questionsOf } from '../questions.ts'
import type { SiteTexts } from '../site-texts.ts'

/** What a page is made of, in its own words; nothing where the sheet of the landing says it better. */
export function pageMatter({ name }: SitePage, texts: SiteTexts): string[] {
  switch (name) {
    case 'about': {
      const { loss, portion, vat, margin } = texts.about.counting
      return [...WASTAGE_METHODS.map((method) => loss[method]), portion, vat, margin].map(
        ({ formula }) => formula,
      )
    }
    case 'faq':
      return questionsOf(texts).map(({ question }) => question)
    case 'terms':
    case 'privacy':
    case 'legal':
    case 'cookies':
      return Object.values<{ title: string }>(texts.legal[name].sections).map(({ title }) => title)
    default:
      return []
  }
}

import { operator } from '#content/operator.ts'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { SitePage } from '#contract/site.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { PageMeta } from '#web/messages/site-text.ts'
import { pageUrl, picturePath } from './addresses.ts'
import { questionsOf } from './questions.ts'
import type { SiteTexts } from './site-texts.ts'

interface Described {
  page: SitePage
  language: Language
  meta: PageMeta
  texts: SiteTexts
}

type Text = Record<Language, string>
/** The operator's public details. */
interface Operator {
  name: Text
  email: string
  phone: string
  /** Empty once the details are real. */
  notice: Text
  social: readonly { url: string }[]
}

const CONTEXT = 'https://schema.org'
const HOME: SitePage = { name: 'home', path: '/', indexed: true }

/** A page's structured data for search engines, in the vocabulary of schema.org. */
export function structuredData(described: Described): object[] {
  const { page } = described
  if (page.name === 'home') return [application(described)]
  if (!page.indexed) return []
  return [trail(described), ...(page.name === 'faq' ? [questionsAndAnswers(described)] : [])]
}

function application({ page, language, meta }: Described): object {
  const publisher = organization(language)
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: 'Gramme',
    description: meta.description,
    url: pageUrl(page, language),
    image: ORIGIN_PLACEHOLDER + picturePath(page, language),
    inLanguage: ['fr', 'en'],
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    ...(publisher && { publisher }),
  }
}

/** Undefined as long as the details are placeholders. */
export function organization(language: Language, who: Operator = operator): object | undefined {
  if (who.notice[language] !== '') return undefined
  return {
    '@type': 'Organization',
    name: who.name[language],
    url: ORIGIN_PLACEHOLDER,
    email: who.email,
    telephone: who.phone,
    sameAs: who.social.map(({ url }) => url),
  }
}

/** From the landing to this page. */
function trail({ page, language, meta }: Described): object {
  const steps = [
    { name: 'Gramme', item: pageUrl(HOME, language) },
    { name: meta.title, item: pageUrl(page, language) },
  ]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function questionsAndAnswers({ language, texts }: Described): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questionsOf(texts).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

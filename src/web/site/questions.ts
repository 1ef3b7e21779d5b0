import type { SiteTexts } from './site-texts.ts'

interface Question {
  question: string
  answer: string
}

/** What the FAQ asks and answers, in its order, as plain text. */
export function questionsOf(texts: SiteTexts): Question[] {
  const { faq } = texts as { faq?: { questions?: Record<string, Question> | Question[] } }
  return Object.values(faq?.questions ?? {}).map(({ question, answer }) => ({
    question: plain(question),
    answer: plain(answer),
  }))
}

/** Without the tags that make links and emphasis of a text. */
function plain(text: string): string {
  return text.replace(/<\/?\w+>/g, '')
}

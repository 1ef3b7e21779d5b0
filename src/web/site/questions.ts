import { FAQ_QUESTIONS } from '#web/messages/site-text.ts'
import type { FaqId } from '#web/messages/site-text.ts'
import type { SiteTexts } from './site-texts.ts'

/** What the FAQ asks and answers, in its order, as plain text. */
export function questionsOf({ faq }: SiteTexts): { question: string; answer: string }[] {
  return (Object.keys(FAQ_QUESTIONS) as FaqId[]).map((id) => {
    const { question, answer } = faq.questions[id]
    return { question: plain(question), answer: plain(answer) }
  })
}

/** Without the tags that make links and emphasis of a text. */
function plain(text: string): string {
  return text.replace(/<\/?\w+>/g, '')
}

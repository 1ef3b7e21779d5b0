import type { TestMail } from '#contract/operator.ts'
import { mailFailureKind } from '../mail/failure-kind.ts'
import { letter } from '../mail/letter.ts'
import type { Delivery, Mail } from '../mail/mailer.ts'
import { html } from '../public-carte/html.ts'

const LONGEST_ANSWER = 300

/** Sends a mail to try the delivery. @returns the reason where it failed */
export async function sendTestMail(deliver: Delivery, to: string, publicUrl: string): Promise<TestMail> {
  try {
    const file = await deliver(testMail(to, publicUrl))
    return { to, sent: true, file: file ?? null, failure: null, answer: null }
  } catch (error) {
    return { to, sent: false, file: null, ...reasonOf(error) }
  }
}

function reasonOf(error: unknown): Pick<TestMail, 'failure' | 'answer'> {
  const { response } = error as { response?: string }
  return {
    failure: mailFailureKind(error),
    answer: response === undefined ? null : response.slice(0, LONGEST_ANSWER),
  }
}

function testMail(to: string, publicUrl: string): Mail {
  const subject = 'Message d’essai de Gramme'
  const sentence = `Ce message a été demandé depuis la page Installation de ${publicUrl}. S’il vous est parvenu, les courriers de Gramme partent.`
  return { to, subject, text: `${sentence}\n`, html: letter('fr', subject, html`<p>${sentence}</p>`) }
}

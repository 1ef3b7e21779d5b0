import { BACKUP_DAYS, ERASED_WITHIN_DAYS, GRACE_DAYS } from '#domain/house/erasure-days.ts'
import type { LegalText } from '../../../legal-text.ts'

export const privacy: LegalText<'privacy'> = {
  meta: {
    title: 'Privacy policy',
    description:
      'Which personal data Gramme processes, why, on what legal basis and for how long, who sees them, how they are protected, and what your rights are.',
  },
  title: 'Privacy policy',
  lead: 'Gramme asks only for what it needs to work, tracks nobody and sends nothing to third parties.',
  sections: {
    responsable: {
      title: 'Controller',
      body: `<p>The controller, within the meaning of Regulation (EU) 2016/679 (GDPR), is {name}, {address}, who can be reached at <mail>{email}</mail> and on <tel>{phone}</tel>. Further details are given in the <legal>legal notice</legal>.</p>
<p>For details of others that you enter yourself, such as those of your suppliers, you are the controller and the operator is only your processor: the operator keeps them for you, makes no use of them, and deletes them with your account.</p>`,
    },
    collecte: {
      title: 'What you entrust to us',
      body: `<ul><li><b>For the account:</b> your name, your email address and a password. They are needed: without them there is no account.</li>
<li><b>While you work:</b> sheets, products, prices, suppliers, ranges, menus, set menus, sales, photos and settings. You decide what you enter.</li>
<li><b>During a session:</b> the IP address and the name of the browser from which it was last used, with the time: the settings show them to you.</li>
<li><b>If you choose so:</b> the key of your authenticator app, and of each passkey its public part, the name that you give it and its last use; of each access token of a program its fingerprint, its name, its end, and the time and the IP address of its last use.</li>
<li><b>When you write to us:</b> name, email address, subject and message of the contact form.</li></ul>
<p>No data are bought, inferred or received from elsewhere. Gramme does not measure its audience and makes no profiles; no decision about you is taken automatically. Your guests who read a published menu have nothing to give: its page sets no cookie and does not record their visit.</p>`,
    },
    traitements: {
      title: 'Purposes, legal bases and periods',
      body: `<table>processing</table>
<p>The server’s log notes errors, not visits. The host may keep a technical log of its own for the security of its machines.</p>`,
    },
    destinataires: {
      title: 'Who sees your data',
      body: `<p>You, and those whom the operator has charged with running the service, as far as their task requires. The operator’s host and mail provider are its technical processors: the one keeps the machines, the other carries the messages of password resets and of the contact form.</p>
<p>Nothing is sold, rented or handed over. No page calls a third party’s site: no fonts, no maps, no social network. The operator answers a request of an authority only where the law obliges it to.</p>`,
    },
    lieu: {
      title: 'Where they are',
      body: `<p>The data are kept with the host named in the <legal>legal notice</legal>. Should the operator entrust data to a provider outside the European Economic Area, it would be to a country recognised as adequate by the European Commission or under its standard contractual clauses, and this page would say so.</p>`,
    },
    suppression: {
      title: 'Deletion of the account',
      body: `<p>You delete your account yourself, in the settings. Its sessions and access tokens end and the published menu goes offline at once. For ${GRACE_DAYS} days, signing in restores the account; then it is erased from the database with everything in it. A message is sent at each step. To have it erased at once, write to the operator.</p>
<p>Backups that the operator may have made before are erased or replaced in their turn: they are kept for ${BACKUP_DAYS} days at most. At the latest <b>${ERASED_WITHIN_DAYS} days after you ask for the deletion</b>, backups included, no personal data of the account remain, save those that the law obliges to keep, only for the period that it sets.</p>`,
    },
    securite: {
      title: 'How they are protected',
      body: `<ul><li>The password is never stored: only a salted fingerprint is (argon2id), from which it cannot be recovered.</li>
<li>The session is held by an HttpOnly cookie, which no script can read; on an https address it only travels encrypted.</li>
<li>The database itself keeps accounts apart, row by row: a query made for one cannot read another.</li>
<li>Repeated attempts at a password are slowed down, then refused for a while.</li></ul>
<p>In case of a breach of data that puts you at risk, the operator notifies the CNIL within 72 hours and informs you where the risk is high (articles 33 and 34 of the GDPR).</p>`,
    },
    droits: {
      title: 'Your rights',
      body: `<p>You have the right to access your data, to have them corrected or erased, to restrict their processing, to object to it where it rests on legitimate interest, and to receive them in a reusable format. You may also leave instructions on what becomes of them after your death (article 85 of French law No 78-17 of 6 January 1978).</p>
<p>Most of these you exercise without asking anyone, in the settings: “Download my data” gathers the whole account in a JSON file, the name is corrected there, the account is deleted there. For the rest, write to <mail>{email}</mail> or through the <contact>Contact</contact> page: an answer is due to you within a month. Proof of identity is asked for only in case of serious doubt.</p>`,
    },
    reclamation: {
      title: 'Complaint to the CNIL',
      body: `<p>If the answer does not satisfy you, you can turn to the French data protection authority: CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France, <cnil>www.cnil.fr</cnil>.</p>`,
    },
    modification: {
      title: 'Changes to this policy',
      body: `<p>The date of the last update stands at the top of this page. A change that touches your rights or the use of your data is announced here before it applies.</p>`,
    },
  },
}

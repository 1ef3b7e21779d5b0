import type { LegalText } from '../../../legal-text.ts'

export const cookies: LegalText<'cookies'> = {
  meta: {
    title: 'Cookie policy',
    description:
      'The cookies and the browser storage that Gramme uses, each with its name, its purpose and how long it is kept, and why you are shown no banner.',
  },
  title: 'Cookie policy',
  lead: 'Only what is needed to work. Nothing tracks you, hence no banner.',
  sections: {
    principe: {
      title: 'In short',
      body: `<p>A cookie is a small text that your browser keeps and sends back to the site that set it. The public pages of Gramme, and the menus that a restaurant’s guests read, set none. The first ones come when you create an account or sign in, because from then on you have to be recognised from one page to the next.</p>
<p>No cookie is set by a third party: the pages call only the server that serves them.</p>`,
    },
    cookies: {
      title: 'The cookies',
      body: `<table>cookies</table>
<p>On an https address, the names that begin with <code>gramme.</code> are preceded by <code>__Host-</code>, or by <code>__Secure-</code> if the address of Gramme has a path, and these cookies only travel encrypted. That path then precedes <code>gramme-read</code> and <code>gramme-sign-out</code> in the storage.</p>`,
    },
    stockage: {
      title: 'Browser storage',
      body: `<p>Your browser also keeps, for itself alone, a few settings and what it takes to lose nothing. None of it is sent to the server unless you save it.</p>
<table>storage</table>`,
    },
    duree: {
      title: 'Longest period',
      body: `<p>No cookie of Gramme lives longer than <b>13 months</b>, the period that the CNIL recommends. The longest-lived one lasts twelve; signing in again renews it.</p>`,
    },
    consentement: {
      title: 'Why there is no banner',
      body: `<p>Article 82 of French law No 78-17 of 6 January 1978 asks for your consent before anything is read from or written to your device, except where it is strictly necessary for a service that you ask for. Everything above falls under that exception: staying signed in, keeping a language, not losing what you type, reading without a network. So there is nothing to accept or to refuse.</p>
<p>Should a cookie ever call for your consent, it would not be set before you had given it.</p>`,
    },
    gerer: {
      title: 'Erasing or blocking them',
      body: `<p>Your browser lets you see, erase and block the cookies and storage of a site, usually under “Privacy” in its settings. If you block the cookies of Gramme, the public pages and the demo remain readable, but you will not be able to sign in. If you block storage only, Gramme works without remembering language, theme or drafts.</p>
<p>Signing out erases the session cookie, the drafts and the pages kept for offline reading.</p>`,
    },
    modification: {
      title: 'Changes to this policy',
      body: `<p>The date of the last update stands at the top of this page. For any question, the <contact>Contact</contact> page is there; the <privacy>privacy policy</privacy> says the rest.</p>`,
    },
  },
}

import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import type { LegalText } from '../../../legal-text.ts'

export const terms: LegalText<'terms'> = {
  meta: {
    title: 'Terms of use',
    description:
      'The rules for using Gramme, a free service of technical sheets for professional kitchens: account, contents, calculations, liability, end of service.',
  },
  title: 'Terms of use',
  lead: 'What you may expect of Gramme, and what is expected of you.',
  sections: {
    objet: {
      title: 'Purpose and acceptance',
      body: `<p>These terms of use (the “terms”) govern the use of the Gramme service (the “service”) offered at this address by {name} (“the operator”), whose details are given in the <legal>legal notice</legal>.</p>
<p>To create an account you must have read and accepted these terms, by ticking the box provided at registration. The public pages and the demo can be used without an account; the terms apply to them as far as they are concerned.</p>`,
    },
    service: {
      title: 'The service',
      body: `<p>Gramme serves to write technical sheets for kitchens, to work out their material cost and margin, to keep a base of products and suppliers, and to compose, print and publish a restaurant’s menu. Its functions are described on the <features>Features</features> page.</p>
<p>The service is meant for professionals of catering and the food trades, for their teams and for those who train for these trades. It is free of charge: no subscription, no payment, no advertising.</p>`,
    },
    compte: {
      title: 'The account',
      body: `<p>An account takes a name, a valid email address and a password of at least eight characters. It is personal. You keep your password secret and answer for what is done from your account; if you believe that someone else uses it, change it at once in the settings, which closes sessions that are open elsewhere, and tell the operator.</p>
<p>If you create an account for a company, you declare that you are entitled to bind it.</p>`,
    },
    usage: {
      title: 'Fair use',
      body: `<p>You may not:</p>
<ul><li>use the service for an unlawful purpose, or place in it contents that are unlawful or infringe the rights of others;</li>
<li>try to read or change the data of another account, or to get round a protection of the service;</li>
<li>overload the service with automatic requests without measure; the programming interface, described at <code>/api/docs</code>, is to be used with the same care as the screens.</li></ul>
<p>Reporting a flaw to the operator in good faith, without exploiting it or making it public before it is corrected, is no breach.</p>`,
    },
    contenus: {
      title: 'Your contents remain yours',
      body: `<p>Recipes, prices, photos, menus and everything else that you enter belong to you. You only grant the operator the right to store them, process them and give them back to you, for the sole purpose of providing the service and for as long as your account exists. The operator does not sell them, share them or use them for anything else.</p>
<p>You make sure that you are entitled to use what you import, in particular suppliers’ price lists, photos and logos.</p>`,
    },
    publication: {
      title: 'The menu that you publish',
      body: `<p>Publishing a menu makes it readable to whoever has its address. You are its publisher: the names, prices, descriptions, allergens and origins shown are your responsibility. You can take it offline at any time; its page then disappears at once.</p>`,
    },
    calculs: {
      title: 'Calculations are an aid',
      body: `<p>Gramme works from what you enter: quantities, prices, wastage, VAT rates, declared allergens. The formulas are public and described on the <about>About</about> page. Wrong or missing data give a wrong or incomplete result; the service points out what is missing, it cannot recognise what is wrong.</p>
<p>Amounts, margins, VAT splits, lists of allergens and the checklist of the menu assist you; they replace neither your own check nor the advice of an accountant or lawyer. It is for you to verify allergens before you tell your guests of them, and to meet the obligations of your trade, in particular Regulation (EU) No 1169/2011 on the provision of food information to consumers.</p>`,
    },
    logiciel: {
      title: 'Free software',
      body: `<p>The Gramme software is distributed under the MIT licence: anyone may use, copy, change and install it elsewhere, on the conditions of that licence. These terms concern only the service offered at this address; other installations of Gramme have operators of their own.</p>`,
    },
    disponibilite: {
      title: 'Availability and changes',
      body: `<p>The operator endeavours to keep the service accessible, without guaranteeing that it always is: interruptions are possible, for maintenance or after an incident. The service may change. Should it come to an end, the operator would announce it on this page at least thirty days ahead, save for force majeure, so that everyone can export their data.</p>
<p>You can download all your data from the settings at any time; it is wise to do so regularly.</p>`,
    },
    responsabilite: {
      title: 'Liability',
      body: `<p>The service is provided free of charge and as it is. The operator is bound to use reasonable care. Within the limits of the law, the operator does not answer for indirect damage, such as loss of business or of customers, nor for decisions on prices, purchases or recipes taken with the help of the service.</p>
<p>Nothing in these terms limits a liability that the law does not allow to be limited, in particular for gross negligence, wilful misconduct or bodily harm.</p>`,
    },
    signalement: {
      title: 'Reporting content',
      body: `<p>Anyone can report to the operator a published menu or other contents that they consider unlawful, through the <contact>Contact</contact> page or at <mail>{email}</mail>, giving the address of the page and the reasons of the report. The operator examines it, informs the person concerned where possible, and removes contents that are manifestly unlawful.</p>`,
    },
    donnees: {
      title: 'Personal data',
      body: `<p>The <privacy>privacy policy</privacy> says which personal data are processed, why, for how long, and what your rights are. The <cookies>cookie policy</cookies> says what your browser keeps.</p>
<p>The details of others that you enter, such as those of your suppliers, are your responsibility: the operator processes them only on your behalf and on your instructions, which are those you give by using the service, and deletes them with your account.</p>`,
    },
    fin: {
      title: 'End of the account',
      body: `<p>You can delete your account at any time, in the settings, without notice or reason. The account closes at once, and is erased ${GRACE_DAYS} days later with everything in it, with no way back; signing in before then restores it. First export what you want to keep.</p>
<p>In case of a serious breach of these terms, the operator can suspend or close an account after having invited its holder to explain, unless urgency or the law calls for acting at once. The holder can ask for an export of their data, unlawful contents excepted.</p>`,
    },
    modification: {
      title: 'Changes to the terms',
      body: `<p>The operator can change these terms. The date of the last update stands at the top of this page. An important change is announced here at least thirty days before it applies; whoever does not accept it can delete their account.</p>`,
    },
    droit: {
      title: 'Applicable law',
      body: `<p>These terms are governed by French law. In case of difficulty, write to the operator first: most disputes are settled that way. Failing agreement, the competent French courts decide.</p>
<p>The French text alone is authoritative; its translation is given for information.</p>`,
    },
  },
}

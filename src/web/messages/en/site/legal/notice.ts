import type { LegalText } from '../../../legal-text.ts'

export const notice: LegalText<'legal'> = {
  meta: {
    title: 'Legal notice',
    description:
      'Who publishes and who hosts this site: company, publication director, host, contact details, intellectual property and how to report contents.',
  },
  title: 'Legal notice',
  lead: 'Information due under French law No 2004-575 of 21 June 2004 on confidence in the digital economy (article 1-1, formerly article 6, III).',
  sections: {
    editeur: {
      title: 'Publisher',
      body: `<ul><li><b>Name:</b> {name}</li>
<li><b>Legal form:</b> {legalForm}</li>
<li><b>Share capital:</b> {capital}</li>
<li><b>Registered office:</b> {address}</li>
<li><b>Registration:</b> {registration}</li>
<li><b>VAT number:</b> {vatNumber}</li>
<li><b>Telephone:</b> <tel>{phone}</tel></li>
<li><b>Email:</b> <mail>{email}</mail></li></ul>`,
    },
    directeur: {
      title: 'Publication director',
      body: `<p>{director}</p>`,
    },
    hebergeur: {
      title: 'Host',
      body: `<ul><li><b>Name:</b> {hostName}</li>
<li><b>Address:</b> {hostAddress}</li>
<li><b>Telephone:</b> <tel>{hostPhone}</tel></li></ul>`,
    },
    contact: {
      title: 'Reaching us',
      body: `<p>Through the <contact>Contact</contact> page, by email at <mail>{email}</mail>, by telephone on <tel>{phone}</tel>, or by post at the address above.</p>`,
    },
    propriete: {
      title: 'Intellectual property',
      body: `<p>Gramme is free software, distributed under the MIT licence: its code may be used, copied, changed and redistributed on the conditions of that licence. The typefaces and libraries that it uses each keep their own free licence.</p>
<p>Recipes, photos, menus and other contents entered in accounts belong to their authors. They may not be reused without their consent.</p>`,
    },
    signalement: {
      title: 'Reporting unlawful contents',
      body: `<p>The menus that restaurants publish with Gramme are published by them. To report unlawful contents, write to <mail>{email}</mail> or through the <contact>Contact</contact> page, giving the address of the page, what you object to and why; the <terms>terms of use</terms> say what follows.</p>`,
    },
    donnees: {
      title: 'Personal data and cookies',
      body: `<p>See the <privacy>privacy policy</privacy> and the <cookies>cookie policy</cookies>.</p>`,
    },
  },
}

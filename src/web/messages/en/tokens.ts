import type { tokens as french } from '../fr/tokens.ts'
import type { Translation } from '../translation.ts'

export const tokens = {
  title: 'Access tokens',
  lead: 'A spreadsheet or a program reads your prices with a token, without knowing your password. No token changes your password, your address or how you sign in. A new password revokes them, unless you then choose to keep them.',
  unread: 'The access tokens could not be read',
  none: 'You have none.',
  full: 'An account has {count, number} access tokens at most, expired ones included: revoke one to make another.',
  add: 'Make an access token',
  name: 'Name of the token',
  nameHint: 'What will use it: “Price spreadsheet”',
  rights: 'Rights',
  rightsOf: { read: 'Read only', write: 'Read and write' },
  rightsHint: {
    read: 'Read all that the account holds. Enough for a spreadsheet.',
    write: 'Also create, change and delete sheets, products and prices.',
  },
  end: 'End',
  ends: {
    month: 'In 30 days',
    quarter: 'In 90 days',
    year: 'In a year',
    day: 'On a chosen date',
    never: 'None',
  },
  neverHint: 'It works until you revoke it.',
  day: 'Last day',
  dayMissing: 'Choose the last day',
  dayOutOfRange: 'Choose a day to come, within ten years',
  make: 'Make the token',
  makeBusy: 'Making...',
  makeFailed: 'The token could not be made',
  madeTitle: 'The token “{name}” is made',
  madeLead:
    'Copy it now: it will not be shown again. Whoever reads it can use it; do not send it in a message.',
  kept: 'Done, I have copied it',
  expired: 'Expired',
  madeWithoutEnd: 'Made on {date}, without an end',
  madeWithEnd: 'Made on {date}, expires on {end}',
  madeAndExpired: 'Made on {date}, expired on {end}',
  unused: 'Not used yet',
  usedFrom: 'Last used on {date} at {time}, from the address {address}',
  usedFromNetwork: 'Last used on {date} at {time}, from the network {address}',
  revoke: 'Revoke',
  revokeOf: 'Revoke {name}',
  revokeBusy: 'Revoking...',
  revokeTitle: 'Revoke this access token?',
  revokeLead:
    '“{name}” stops working with the next request, and cannot come back. What uses it stops until it gets another token.',
  revoked: 'Access token revoked',
  revokeFailed: 'The token could not be revoked',
  guide: {
    title: 'Read prices in a spreadsheet or a program',
    lead: 'These texts read every sheet: name, price without VAT and cost of a portion. A price that is missing, or a cost with a line that is not known, stays empty. Put your token in the place of gramme_…',
    with: 'With',
    names: {
      excel: 'Excel (Power Query)',
      sheets: 'Google Sheets (Apps Script)',
      libreoffice: 'LibreOffice (Python macro)',
      curl: 'A terminal (curl)',
    },
    steps: {
      excel:
        'Data, Get Data, From Other Sources, Blank Query; Advanced Editor: paste this text. If Excel asks how to connect, choose “Anonymous”. “Refresh All” reads the prices again.',
      sheets:
        'Extensions, Apps Script: paste this text and save. Then type =GRAMME() in a cell. This address has to be open to the internet.',
      libreoffice:
        'Save this text as gramme.py in the folder Scripts/python of your LibreOffice profile. Then Tools, Macros, Run Macro, My Macros, gramme. It fills the first sheet.',
      curl: 'Looks for a sheet by its name and gives what the API knows of it, as JSON.',
    },
    headings: { sheet: 'Sheet', price: 'Price without VAT', cost: 'Cost of a portion' },
    copy: 'Copy this text',
    reference: 'All that the API can do',
  },
} satisfies Translation<typeof french>

import type { publication as french } from '../fr/publication.ts'
import type { Translation } from '../translation.ts'

export const publication = {
  service: 'Service of the day: hide a dish, say how many are left',
  title: 'Menu online',
  settings: 'Settings of the page',
  loadFailed: 'The state of the online menu could not be read',
  shown:
    '{count, plural, =0 {{menus, plural, =0 {No dish is visible there yet.} one {# menu is visible there.} other {# menus are visible there.}}} one {# dish{menus, plural, =0 { is} one { and # menu are} other { and # menus are}} visible there.} other {# dishes{menus, plural, =0 {} one { and # menu} other { and # menus}} are visible there.}}',
  masked: '{count, plural, one {# hidden tonight.} other {# hidden tonight.}}',
  wouldShow:
    '{count, plural, =0 {{menus, plural, =0 {No dish would be visible there yet.} one {# menu will be visible there.} other {# menus will be visible there.}}} one {# dish{menus, plural, =0 {} one { and # menu} other { and # menus}} will be visible there.} other {# dishes{menus, plural, =0 {} one { and # menu} other { and # menus}} will be visible there.}}',
  since: 'Online since {date}, always the same as your menu.',
  publish: {
    lead: 'Your guests read the menu on their phones, at an address that only you give away, and choose gluten-free, milk-free…',
    button: 'Put online',
    busy: 'Putting online…',
    done: 'The menu is online{count, plural, =0 {} one {, with # dish more} other {, with # dishes more}}. Your guests read names, prices and allergens there, never a recipe or a cost.',
    failed: 'The menu could not be published',
  },
  address: {
    label: 'Address of the menu',
    copy: 'Copy the address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied. Select it, then copy it.',
    open: 'Open the page',
    onlyHere:
      'This address opens on this computer only, not on a phone. Before you print the code, open Gramme by the address that telephones reach it at; whoever installed it knows that address.',
  },
  qr: {
    label: 'QR code of the menu',
    hint: 'To print for your tables or your window, at least 2\u00a0cm wide.',
    svg: 'QR code as SVG',
    png: 'QR code as PNG',
    failed: 'The QR code could not be made.',
  },
  undeclared:
    '{count, plural, one {# dish has undeclared allergens: guests will read “please ask us”.} other {# dishes have undeclared allergens: guests will read “please ask us”.}}',
  waiting: '{count, plural, one {# dish is not online yet.} other {# dishes are not online yet.}}',
  unpriced: {
    title: '{count, plural, one {A price is missing} other {# prices are missing}}',
    why: 'A price typed here is that of the menu, and of a sheet that has none.',
    price: 'Price incl. VAT of {name}',
    unit: '€ incl. VAT',
  },
  hidden: {
    menusTitle: '{count, plural, one {# set menu stays hidden} other {# set menus stay hidden}}',
    menus:
      '{count, plural, one {One set menu stays hidden, as one of its choices has no visible dish:} other {# set menus stay hidden, as one of their choices has no visible dish:}}',
    more: '{count, plural, one {and # other} other {and # others}}',
  },
  renew: {
    button: 'Renew the address',
    question: 'Renew the address?',
    consequence:
      'QR codes already printed and links already given will no longer lead to your menu. You will have to print the new code.',
    busy: 'Renewing...',
    done: 'The menu has a new address',
    gone: 'The menu had been unpublished meanwhile',
    failed: 'The address could not be renewed',
  },
  unpublish: {
    button: 'Unpublish',
    question: 'Unpublish the menu?',
    consequence:
      'Its page is gone at once, and printed QR codes will open nothing. If you publish it again, it will have another address.',
    busy: 'Unpublishing...',
    done: 'The menu is no longer online',
    renewed: 'Another window has renewed the address meanwhile: the menu stays online, at its new address.',
    failed: 'The menu could not be unpublished',
  },
} as const satisfies Translation<typeof french>

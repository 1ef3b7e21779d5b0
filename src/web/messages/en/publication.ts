import type { publication as french } from '../fr/publication.ts'
import type { Translation } from '../translation.ts'

export const publication = {
  service: 'Service of the day: hide a dish, say how many are left',
  title: 'Menu online',
  loadFailed: 'The state of the online menu could not be read',
  shown:
    '{count, plural, =0 {{menus, plural, =0 {No dish is visible there yet.} one {# menu is visible there.} other {# menus are visible there.}}} one {# dish{menus, plural, =0 { is} one { and # menu are} other { and # menus are}} visible there.} other {# dishes{menus, plural, =0 {} one { and # menu} other { and # menus}} are visible there.}}',
  masked: '{count, plural, one {# hidden tonight.} other {# hidden tonight.}}',
  wouldShow:
    '{count, plural, =0 {{menus, plural, =0 {No dish would be visible there yet.} one {# menu will be visible there.} other {# menus will be visible there.}}} one {# dish{menus, plural, =0 {} one { and # menu} other { and # menus}} will be visible there.} other {# dishes{menus, plural, =0 {} one { and # menu} other { and # menus}} will be visible there.}}',
  since: 'Online since {date}, always the same as your menu.',
  publish: {
    lead: 'Your guests read the menu on their phones, at an address that only you give away, and choose gluten-free, milk-free…',
    button: 'Publish the menu',
    busy: 'Publishing...',
    done: 'The menu is online',
    failed: 'The menu could not be published',
  },
  address: {
    label: 'Address of the menu',
    copy: 'Copy the address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied. Select it, then copy it.',
    open: 'Open the page',
    onlyHere:
      'This address opens on this computer only, not on a phone. Before you print the code, open Gramme by your server’s address, or set it as PUBLIC_URL.',
  },
  qr: {
    label: 'QR code of the menu',
    hint: 'To print for your tables or your window, at least 2\u00a0cm wide.',
    svg: 'QR code as SVG',
    png: 'QR code as PNG',
    failed: 'The QR code could not be made.',
  },
  hidden: {
    title: '{count, plural, one {# dish of the menu stays hidden} other {# dishes of the menu stay hidden}}',
    menusTitle: '{count, plural, one {# set menu stays hidden} other {# set menus stay hidden}}',
    why: 'Guests see only the dishes whose sheet is published.',
    publish: '{count, plural, one {Publish the sheet} other {Publish the # sheets}}',
    publishing: 'Publishing...',
    published: '{count, plural, one {Sheet published} other {# sheets published}}',
    failed: 'The sheets could not be published',
    unpriced:
      '{count, plural, one {A sheet is published with a selling price. It is missing here:} other {A sheet is published with a selling price. # sheets have none:}}',
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

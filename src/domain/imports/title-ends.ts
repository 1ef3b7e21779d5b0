/** What facts behind a title leave of their signs and words: ' /', ' —', ' | env.', ' (pour' */
const TAIL = /(?:[\s,:;.|/•·~≈±=×+([{\p{Pd}]+|(?<=[\s(,\p{Pd}])(?:env|environ|pour|pr|for|about|soit))+$/iu

/** A title without what its facts leave at its end: 'Ceviche' of 'Ceviche /', 'Cookies' of 'Cookies — env.'. */
export const withoutTail = (title: string): string => title.replace(TAIL, '')

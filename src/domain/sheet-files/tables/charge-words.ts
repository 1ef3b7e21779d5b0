/** Names of costs that are no material: work, energy, overheads, transport. Folded. */
const CHARGE =
  /^(?:couts? (?:de |d['’] ?)?(?:la )?)?(?:main[ -]?d['’ ] ?oeuvre\b.*|m\.?o\.?d?\.?(?= *$| *[\d(:]).*|salaires?\b.*|temps de (?:travail|production)\b.*|charges?(?= *$| *[\d(:]| (?:fixes?|sociales?|salariales?|patronales?|generales?|diverses|variables|de (?:personnel|structure|production))\b).*|energies?\b(?! drinks?).*|electricite\b.*|gaz(?: de ville| naturel)? *$|eau *(?:et|&|,|\/|\+) *(?:energie|gaz|electricite)\b.*|fluides\b.*|frais(?= *$| *[\d(:]| (?:generaux|fixes|annexes|divers|variables|financiers)\b| de (?:structure|livraison|transport|port|personnel|fonctionnement|gestion|production)\b).*|amortissements?\b.*|loyers?\b.*|transports?\b.*|livraisons?\b.*|labou?r\b.*|overheads?\b.*|utilities\b.*|mano de obra\b.*|gastos\b.*|energia\b.*)$/u

/** Whether folded words name a cost that is no material: 'main d'œuvre 0,5 h', 'frais généraux 10 %'. */
export const isChargeName = (words: string): boolean => words.length <= 60 && CHARGE.test(words)

import { CARTE_FACTS } from '../facts/carte.ts'
import { DISPLAYED_FACTS, SERVICE_FACTS } from '../facts/dish.ts'
import { blanksOf } from '../facts/fact.ts'
import { GAMME_FACTS } from '../facts/gamme.ts'
import { MENU_FACTS } from '../facts/menu.ts'
import type { Gamme, GammeDetail, GammeRecette } from '../gammes.ts'
import type { Carte, CarteDish, CarteSettings } from '../cartes.ts'
import type { Menu, MenuDish } from '../menus.ts'
import type { CartePublication } from '../public-cartes.ts'
import { marginMeans } from './sheet-fixtures.ts'

const NOW = '2026-11-02T09:00:00.000Z'

export function carteSettings(facts: Partial<CarteSettings> = {}): CarteSettings {
  return {
    id: '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33',
    nom: 'Ma carte',
    ...blanksOf(CARTE_FACTS),
    logo: null,
    version: 1,
    createdAt: NOW,
    ...facts,
  }
}

export function carte(facts: Partial<Carte> = {}): Carte {
  return { ...carteSettings(), salesDays: null, menus: [], gammes: [], ...facts }
}

/** At 11 € with VAT, a portion costs 2 €. */
export function carteDish(facts: Partial<CarteDish> = {}): CarteDish {
  return {
    id: crypto.randomUUID(),
    ficheId: crypto.randomUUID(),
    nomAffiche: 'Soupe aux poireaux',
    prixTtcAffiche: 11,
    description: '',
    title: 'Soupe aux poireaux',
    category: 'Entrée',
    portions: 1,
    tvaRate: 10,
    sellingPriceHt: 10,
    coutMatiere: 2,
    uncostedLines: 0,
    sold: null,
    doubt: null,
    usualCost: null,
    allergens: [],
    traces: [],
    undeclaredLines: 0,
    undeclaredProducts: [],
    meats: [],
    drinksOnly: false,
    published: false,
    ...facts,
  }
}

/** Of a carte that is closed to guests, and without a dish. */
export function cartePublication(facts: Partial<CartePublication> = {}): CartePublication {
  return {
    address: null,
    site: null,
    shown: 0,
    masked: 0,
    shownMenus: 0,
    hidden: [],
    unpriced: [],
    hiddenMenus: [],
    languages: ['fr'],
    ...facts,
  }
}

export function gamme(facts: Partial<Gamme> = {}): Gamme {
  return {
    id: crypto.randomUUID(),
    nom: 'Plats',
    ...blanksOf(GAMME_FACTS),
    position: 0,
    carteId: carteSettings().id,
    nbRecettes: 0,
    coutTotal: 0,
    caTtc: 0,
    margePercentMoyenne: 0,
    margins: marginMeans(),
    salesDays: null,
    version: 1,
    createdAt: NOW,
    ...facts,
  }
}

/** At 11 € with VAT for a portion that costs 2 €: its margin is 80 %. */
export function gammeRecette(facts: Partial<GammeRecette> = {}): GammeRecette {
  return {
    id: crypto.randomUUID(),
    ficheId: crypto.randomUUID(),
    nomAffiche: 'Bœuf bourguignon',
    prixTtcAffiche: 11,
    ...blanksOf(DISPLAYED_FACTS),
    position: 0,
    soldPeriods: 0,
    title: 'Bœuf bourguignon',
    category: 'Plat',
    portions: 4,
    sellingPriceHt: 10,
    tvaRate: 10,
    sheetTvaRate: 10,
    coutMatiere: 8,
    uncostedLines: 0,
    sold: null,
    doubt: null,
    usualCost: null,
    method: '',
    sheetDescription: '',
    ...blanksOf(SERVICE_FACTS),
    published: false,
    version: 1,
    ...facts,
  }
}

export function gammeDetail(recettes: GammeRecette[], facts: Partial<Gamme> = {}): GammeDetail {
  return {
    ...gamme({ nbRecettes: recettes.length, ...facts }),
    recettes: recettes.map((recette, position) => ({ ...recette, position })),
  }
}

/** At 10 € without VAT, of one portion that costs 2 €. */
export function menuDish(facts: Partial<MenuDish> = {}): MenuDish {
  return {
    ficheId: crypto.randomUUID(),
    title: 'Velouté',
    category: 'Plat',
    portions: 1,
    coutMatiere: 2,
    uncostedLines: 0,
    sellingPriceHt: 10,
    tvaRate: 10,
    nomAffiche: null,
    prixTtcAffiche: null,
    doubt: null,
    usualCost: null,
    ...facts,
  }
}

export function menu(facts: Partial<Menu> = {}): Menu {
  return {
    id: crypto.randomUUID(),
    carteId: carteSettings().id,
    nom: 'Formule du midi',
    prixTtc: 20,
    ...blanksOf(MENU_FACTS),
    choices: [],
    createdAt: NOW,
    revision: '1',
    ...facts,
  }
}

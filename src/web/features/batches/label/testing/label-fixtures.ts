import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'

export const TEXTS = {
  name: 'Crème anglaise',
  useBy: 'JEU. 1 OCT. 14:30',
  allergens: 'Allergènes : Lait, Œufs',
  facts: ['Fait mar. 29 sept. 14:30', '1 L · 260929-FB-1 · FB'],
  storage: '48 heures à 3 °C',
  address: 'https://gramme.exemple.fr/batches/0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11',
}
/** All that a label can say, and more than any has room for. */
export const FULL_TEXTS = {
  ...TEXTS,
  name: 'Terrine de foie gras de canard mi-cuit au poivre de Sichuan et au sauternes de la maison, recette de 1987',
  allergens: `Allergènes à vérifier : ${ALLERGENS.join(', ')}`,
  storage: 'À 3 °C au plus, filmé au contact, à l’abri de la lumière, '.repeat(8),
}

/** The longest name of a product, and twelve allergens. */
export const LONG_TEXTS = {
  ...FULL_TEXTS,
  name: `${FULL_TEXTS.name}, `.repeat(2).slice(0, PRODUCT_MAX_LENGTH.name),
  allergens: `Allergènes : ${ALLERGENS.slice(0, 12).join(', ')}`,
}

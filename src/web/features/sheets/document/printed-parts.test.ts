import { describe, expect, it } from 'vitest'
import { PRINTED_PARTS } from './printed-parts.ts'
import { documentOf, valueOf } from '#tests/fixtures/sheet-document.ts'

describe('the technical sheet in words', () => {
  const kitchen = {
    prepMinutes: 45,
    cookMinutes: 210,
    equipment: ['Cocotte', 'Rondeau'],
    storage: '3 jours à 3 °C',
    notes: 'Meilleur réchauffé.\n\nRefroidir vite.',
  }

  it('has what a kitchen needs beside the ingredients', () => {
    const { details, notes } = documentOf(kitchen)
    expect(details.map(({ label, value }) => [label, value])).toEqual([
      ['Temps', 'préparation 45 min, cuisson 3 h 30 min'],
      ['Matériel', 'Cocotte, Rondeau'],
      ['Conservation', '3 jours à 3 °C'],
    ])
    expect(notes).toMatchObject({ title: 'Notes', paragraphs: ['Meilleur réchauffé.', 'Refroidir vite.'] })
    expect(valueOf(documentOf({ cookMinutes: 20 }).details, 'times')).toBe('cuisson 20 min')
  })

  it.each(PRINTED_PARTS)('leaves out %s alone, where that is wanted', (part) => {
    const whole = documentOf(kitchen)
    const { general, details, notes } = documentOf(kitchen, 'fr', [part])
    const without = <Item extends { key: string }>(facts: readonly Item[]) =>
      facts.filter(({ key }) => key !== part)
    expect(general.facts).toEqual(without(whole.general.facts))
    expect(details).toEqual(without(whole.details))
    expect(notes).toEqual(part === 'notes' ? null : whole.notes)
  })

  it('has no empty line for what a sheet lacks', () => {
    const { details, notes } = documentOf({ storage: ' ', notes: '\n' })
    expect([details, notes]).toEqual([[], null])
  })
})

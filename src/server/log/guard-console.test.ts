import { expect, test, vi } from 'vitest'
import { guardConsole } from './guard-console.ts'

test('the console writes no message and no value, but what failed and where', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const guarded = { ...console }
  guardConsole(guarded)
  guarded.error(
    'Failed query, params: chef@exemple.fr',
    Object.assign(new Error('chef@exemple.fr'), { code: '42P01' }),
  )
  guarded.log('chef@exemple.fr')
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(lines).toHaveLength(2)
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 50, err: { code: '42P01' }, msg: 'Message d’une bibliothèque' },
    { level: 50, err: { type: 'undefined' } },
  ])
  expect(lines.join('')).not.toContain('exemple')
})

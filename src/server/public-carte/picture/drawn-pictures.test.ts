import { expect, test } from 'vitest'
import { DrawnPictures } from './drawn-pictures.ts'

test('a picture is drawn once, one after the other, and again where drawing failed', async () => {
  const pictures = new DrawnPictures()
  const drawn: string[] = []
  let drawing = 0
  const draw = (name: string) => async () => {
    drawing += 1
    expect(drawing).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    drawing -= 1
    drawn.push(name)
    if (name === 'broken' && drawn.filter((one) => one === name).length === 1) throw new Error(name)
    return Buffer.from(name)
  }
  const requests = ['a', 'b', 'a'].map((name) => pictures.get(name, draw(name)))
  expect((await Promise.all(requests)).map(String)).toEqual(['a', 'b', 'a'])
  await expect(pictures.get('broken', draw('broken'))).rejects.toThrow('broken')
  expect(String(await pictures.get('broken', draw('broken')))).toBe('broken')
  expect(drawn).toEqual(['a', 'b', 'broken', 'broken'])
})

const drawNothing = async () => Buffer.alloc(0)

test('no more than forty are kept, those that were asked for last', async () => {
  const pictures = new DrawnPictures()
  for (let version = 0; version < 40; version += 1) await pictures.get(String(version), drawNothing)
  await pictures.get('0', drawNothing)
  await pictures.get('40', drawNothing)
  expect(['0', '1', '2', '40'].filter((version) => pictures.has(version))).toEqual(['0', '2', '40'])
})

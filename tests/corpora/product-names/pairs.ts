/** 'name of the file | row of a catalogue | brand', a pair a line. */
export const pairs = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', name = '', brand] = line.split('|').map((part) => part.trim())
      return { written, name, brand: brand ?? null }
    })

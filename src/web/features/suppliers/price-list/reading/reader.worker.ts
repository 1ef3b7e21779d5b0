import { ListReader } from './list-reader.ts'
import type { Asked, Told } from './reader-protocol.ts'

const reader = new ListReader()
const tell = (told: Told) => self.postMessage(told, { transfer: [] })

self.addEventListener('message', (event: MessageEvent<Asked>) => {
  void answer(event.data)
})

async function answer(asked: Asked): Promise<void> {
  const { id } = asked
  try {
    tell({ id, kind: 'answer', answer: await answerTo(asked) })
  } catch (failure) {
    tell({ id, kind: 'failure', message: String(failure) })
  }
}

function answerTo(asked: Asked): unknown {
  switch (asked.question) {
    case 'open':
      return reader.open(asked.given, (share) => tell({ id: asked.id, kind: 'progress', share }))
    case 'paste':
      return reader.paste(asked.given)
    case 'choose':
      return reader.choose(asked.given)
    case 'propose':
      return reader.propose(asked.given)
    case 'read':
      return reader.read(asked.given)
    case 'fit':
      return reader.fit(asked.given)
    case 'keep':
      return reader.keep(asked.given)
    case 'compare':
      return reader.compare(asked.given)
    case 'show':
      return reader.show(asked.given)
  }
}

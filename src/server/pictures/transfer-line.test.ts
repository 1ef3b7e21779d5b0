import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { TransferLine } from './transfer-line.ts'

/** A line with one place, and responses. */
function narrowLine(waitingAtOnce = 1) {
  const waiting = { ofServer: waitingAtOnce, ofAccount: waitingAtOnce }
  const line = new TransferLine({ ofServer: 1, ofAccount: 1, ofAddress: 1, waiting, patienceMs: 60_000 })
  const enter = (response: ServerResponse, userId = 'chef') =>
    line.enter({ userId, address: '203.0.113.1' }, response)
  return { enter, response: () => new ServerResponse(new IncomingMessage(new Socket())) }
}

const leave = (response: ServerResponse) => new Promise((gone) => void response.once('close', gone).destroy())

test('a client that leaves before its turn is refused as one that left', async () => {
  const { enter, response } = narrowLine()
  const [first, left] = [response(), response()]
  await enter(first)
  const refused = expect(enter(left)).rejects.toMatchObject({ statusCode: 400 })
  await leave(left)
  await refused
  await leave(first)
})

test('a client that has left before it was in the line holds up none of those after it', async () => {
  const { enter, response } = narrowLine()
  const [left, next] = [response(), response()]
  await leave(left)
  await expect(enter(left)).rejects.toMatchObject({ statusCode: 400 })
  await enter(next)
  await leave(next)
})

test('the accounts that wait have a place in turn, however many transfers of one came before', async () => {
  const { enter, response } = narrowLine(10)
  const entered: string[] = []
  const responses = ['chef', 'chef', 'chef', 'second', 'chef', 'second', 'third'].map((userId) => {
    const each = response()
    enter(each, userId).then(
      () => entered.push(userId),
      () => undefined,
    )
    return { userId, response: each, gone: false }
  })
  for (let turn = 1; turn <= responses.length; turn += 1) {
    await expect.poll(() => entered.length).toBe(turn)
    const holding = responses.find((each) => each.userId === entered.at(-1) && !each.gone)
    if (!holding) throw new Error('None of this account is left')
    holding.gone = true
    await leave(holding.response)
  }
  expect(entered).toEqual(['chef', 'second', 'third', 'chef', 'second', 'chef', 'chef'])
})

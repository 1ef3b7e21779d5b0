import { type ContractRouterClient, oc } from '@orpc/contract'
import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { AnsweredRoutes, Money, Redacted } from './money.ts'
import type { UserProduct } from './products.ts'
import { euros } from './shapes.ts'
import type { TechSheet } from './sheets.ts'

const sheet: TechSheet = {} as never
const redacted: Redacted<TechSheet> = sheet

test('a component that takes a redacted answer takes a whole one, and not the other way round', () => {
  expectTypeOf<TechSheet>().toExtend<Redacted<TechSheet>>()
  // @ts-expect-error -- its cost may be missing
  const whole: TechSheet = redacted
  expectTypeOf(whole.coutMatiere).toExtend<number>()
})

test('a figure that may be missing is computed with only after it was looked at', () => {
  const { coutMatiere } = redacted
  // @ts-expect-error -- it may be null
  expectTypeOf<number>(coutMatiere).toExtend<number>()
  if (coutMatiere !== null) expectTypeOf<number>(coutMatiere).toExtend<number>()
})

test('what is money by its fact may be missing at any depth, and nothing else', () => {
  type Line = Redacted<TechSheet>['ingredients'][number]
  expectTypeOf<Line['product']>().toEqualTypeOf<Redacted<TechSheet['ingredients'][number]['product']>>()
  expectTypeOf<null>().toExtend<NonNullable<Redacted<UserProduct>['newPrice']>['cataloguePriceHt']>()
  expectTypeOf<null>().toExtend<NonNullable<Line['preparation']>['coutMatiere']>()
  expectTypeOf<null>().not.toExtend<Line['wastagePercent']>()
  expectTypeOf<Redacted<TechSheet>['portions']>().toEqualTypeOf<number>()
  expectTypeOf<Redacted<TechSheet>['title']>().toEqualTypeOf<string>()
  expectTypeOf<Redacted<TechSheet>['allergens']>().toEqualTypeOf<TechSheet['allergens']>()
})

test('a number is money wherever some is expected, and money a number', () => {
  expectTypeOf<number>().toExtend<Money>()
  expectTypeOf<Money>().toExtend<number>()
})

test('the client is answered redacted by the routes that a role without money may call, and by no other', () => {
  const route = oc.output(z.object({ cost: euros }))
  type Routes = { own: typeof route; below: { shared: typeof route }; open: typeof route }
  type Access = {
    own: { roles: readonly ['owner'] }
    below: { shared: { roles: readonly ['owner', 'cook'] } }
    open: 'everyone'
  }
  type Client = ContractRouterClient<AnsweredRoutes<Routes, Access, { owner: true; cook: false }>>
  type Cost<Call extends () => Promise<{ cost: unknown }>> = Awaited<ReturnType<Call>>['cost']
  expectTypeOf<null>().not.toExtend<Cost<Client['own']>>()
  expectTypeOf<null>().not.toExtend<Cost<Client['open']>>()
  expectTypeOf<null>().toExtend<Cost<Client['below']['shared']>>()
  expectTypeOf(route).not.toBeAny()
})

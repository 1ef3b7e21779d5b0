import { creating, member, open, reading } from '../context.ts'
import { addRecette, addRecettes } from './add-recettes.queries.ts'
import { changeGamme, createGamme, deleteGamme, listGammes, reorderGammes } from './gammes.queries.ts'
import {
  changeRecette,
  getGammeDetail,
  removeRecette,
  removeRecettes,
  reorderRecettes,
} from './recettes.queries.ts'

const routes = member.gammes

export const gammesRoutes = open.gammes.router({
  list: reading.gammes.list.handler(({ context }) => listGammes(context.reader)),
  create: creating.gammes.create.handler(({ input, context }) =>
    context.create((tx) => createGamme(tx, input)),
  ),
  reorder: routes.reorder.handler(({ input, context }) => context.asMember((tx) => reorderGammes(tx, input))),
  get: routes.get.handler(({ input, context }) =>
    context.asMember((tx) => getGammeDetail(tx, input.id), { isolation: 'repeatable read' }),
  ),
  change: routes.change.handler(({ input, context }) => context.asMember((tx) => changeGamme(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => deleteGamme(tx, input.id))),
  recettes: {
    add: creating.gammes.recettes.add.handler(({ input, context }) =>
      context.create((tx) => addRecette(tx, input)),
    ),
    addMany: creating.gammes.recettes.addMany.handler(({ input, context }) =>
      context.create((tx) => addRecettes(tx, input)),
    ),
    removeMany: routes.recettes.removeMany.handler(({ input, context }) =>
      context.asMember((tx) => removeRecettes(tx, input)),
    ),
    reorder: routes.recettes.reorder.handler(({ input: { id, ...order }, context }) =>
      context.asMember((tx) => reorderRecettes(tx, id, order)),
    ),
    change: routes.recettes.change.handler(({ input, context }) =>
      context.asMember((tx) => changeRecette(tx, input)),
    ),
    remove: routes.recettes.remove.handler(({ input, context }) =>
      context.asMember((tx) => removeRecette(tx, input.id, input.recipeId)),
    ),
  },
})

import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { answerOf } from '../pictures/picture-files.ts'
import { getVersion, keepVersion, listVersions, removeVersion, versionLogo } from './versions.queries.ts'

const routes = member.carteVersions

export const versionRoutes = open.carteVersions.router({
  list: routes.list.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await listVersions(tx, input.id))),
  ),
  create: creating.carteVersions.create.handler(({ input, context }) =>
    context.create((tx) => keepVersion(tx, input)),
  ),
  get: reading.carteVersions.get.handler(({ input, context }) => getVersion(context.reader, input.id)),
  remove: routes.remove.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await removeVersion(tx, input.id))),
  ),
  logo: reading.carteVersions.logo.handler(async ({ input, context }) =>
    answerOf(await versionLogo(context.reader, input.id, input.pictureId)),
  ),
})

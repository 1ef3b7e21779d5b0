# The image of Gramme: docs/running.md says how it is run.
FROM node:24-bookworm-slim AS build
WORKDIR /gramme
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /gramme
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json package-lock.json .npmrc CHANGELOG.md ./
RUN npm ci --omit=dev --workspaces=false && npm cache clean --force && install -d -o node -g node -m 700 /data
COPY src ./src
COPY scripts ./scripts
COPY --from=build /gramme/dist/web ./dist/web
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/healthcheck.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "--expose-gc", "src/server/main.ts"]

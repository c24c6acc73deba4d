# The page is built in one stage, the packages of the server are gathered in another; only their results are shipped.
FROM node:24-slim AS page
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY client/package.json client/
RUN npm ci --workspace shared --workspace client
COPY tsconfig.base.json ./
COPY scripts scripts
COPY shared/src shared/src
COPY client client
RUN node --input-type=module --eval "import { ensureClient } from './scripts/lib/client.mjs'; await ensureClient()"

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
RUN npm ci --workspace shared --workspace server --omit dev --omit optional

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app ./
COPY shared/src shared/src
COPY server/src server/src
COPY --from=page /app/client/dist client/dist
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data
VOLUME /data
USER node
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]

# One image for API, worker and commands: which of them runs is said when it is started (compose.yaml, build/deploy/kubernetes.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Filled in before: contract/brand.ts (who sells). Production refuses to start without.
RUN npm run generate && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /product
COPY --from=build --chown=node:node /product ./
# What is written lies outside: DATABASE_URL, S3_*, and this folder for what one process needs by itself.
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["node", "api/server.ts"]

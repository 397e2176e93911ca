# The three apps in one image; each container runs one of them (see docker-compose.yml).
FROM node:22.20-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The social profile in the footer.
ARG SITE_SOCIAL_URL
RUN node tools/build-server.mjs \
 && node tools/build-client.mjs \
 && npm prune --omit=dev

FROM node:22.20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
# One helper of the collector for each process: more cores are for more processes (docs/adr/0051-who-gives-way.md).
ENV NODE_OPTIONS="--enable-source-maps --v8-pool-size=1"
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
# For `docker compose exec`: only the containers reach the stores.
COPY tools/ops.mjs tools/ledger.mjs ./tools/
# What people attach, unless a bucket keeps it: the volume takes over whose it is.
RUN mkdir -p /data/files && chown node:node /data/files
USER node
CMD ["node", "dist/server/services/api/src/main.js"]

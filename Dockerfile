# Builds Warren and runs its server. The data folder is /data.
FROM node:20-bookworm-slim AS build
WORKDIR /warren
COPY . .
RUN npm ci && node tools/build.mjs && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production WARREN_HOST=0.0.0.0 WARREN_PORT=8080 WARREN_DATA=/data
WORKDIR /warren
COPY --from=build --chown=node:node /warren /warren
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://localhost:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/terminal/bin/warren.mjs", "serve"]

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm run ship -- /srv/constellation

FROM node:24-bookworm-slim
WORKDIR /srv/constellation
# HOST: inside a container 127.0.0.1 is the container alone. MALLOC_ARENA_MAX: docs/operating.md, "A real installation".
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/srv/constellation/data MALLOC_ARENA_MAX=2
COPY --from=build /srv/constellation/packages packages
COPY --from=build /srv/constellation/app app
COPY --from=build --chown=node:node /srv/constellation/data data
USER node
VOLUME /srv/constellation/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "packages/societies-server/dist/main.js"]

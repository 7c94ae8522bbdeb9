import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { serveWidgetData } from './data';
import type { WidgetDeps } from './deps';
import { serveWidgetFiles } from './files';
import { isFrame, sendFrame } from './framePage';
import { serveOembed } from './oembed';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves all addresses of the widget. `sendPage` sends the builder, which is an ordinary page. */
export function serveWidget(app: FastifyInstance, deps: WidgetDeps, sendPage: SendPage): void {
  serveWidgetData(app, deps);
  serveWidgetFiles(app, deps);
  serveOembed(app, deps);
  for (const base of new Set(['/', ...deps.options.brands.map(({ basePath }) => basePath)])) {
    app.get(`${base}widget`, (request, reply) =>
      isFrame(request) ? sendFrame(request, reply, deps) : sendPage(request, reply),
    );
  }
}

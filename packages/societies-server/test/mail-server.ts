import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived. */
export interface Arrived extends ParsedMail {
  /** Everybody whom the envelope names. */
  recipients: string[];
  raw: string;
}

/** How a mail server of the tests treats what it is told. */
export interface Moods {
  /** Answers a recipient. */
  onRcptTo?: SMTPServerOptions['onRcptTo'];
  /** Answers a whole mail; without it the mail is kept. The mail counts as arrived before this is asked. */
  answer?: (mail: Arrived, connection: { drop: () => void }) => Error | undefined;
  /** Answers a whole mail no sooner than this. */
  delay?: (mail: Arrived) => Promise<unknown> | undefined;
}

/** A real SMTP server at a port of its own. */
export async function startMailServer(port = 0) {
  const arrived: Arrived[] = [];
  const moods: Moods = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(address, session, callback) {
      if (moods.onRcptTo) moods.onRcptTo.call(this, address, session, callback);
      else callback();
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        void simpleParser(raw).then((parsed) => {
          const mail: Arrived = {
            ...parsed,
            raw,
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          };
          arrived.push(mail);
          let dropped = false;
          const drop = () => {
            dropped = true;
            for (const connection of server.connections) connection._socket.destroy();
          };
          const refusal = moods.answer?.(mail, { drop });
          const reply = () => {
            if (!dropped) callback(refusal ?? null);
          };
          const wait = moods.delay?.(mail);
          if (wait) void wait.then(reply);
          else reply();
        });
      });
    },
  });
  // What is dropped on purpose is no fault.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    arrived,
    moods,
    /** As when its machine goes down: connections that are open break. */
    stop: () =>
      new Promise<void>((resolve) => {
        for (const connection of server.connections) connection._socket.destroy();
        server.close(() => resolve());
      }),
  };
}

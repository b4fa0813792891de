/** A placeholder that the server replaces by a new nonce on every request. */
export default { html: { cspNonce: 'NONCE' } };

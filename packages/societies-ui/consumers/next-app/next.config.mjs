/** @type {import('next').NextConfig} */
export default { compiler: { styledComponents: true } };

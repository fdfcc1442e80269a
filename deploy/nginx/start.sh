#!/bin/sh
# Runs nginx with the files of this folder: start.sh <folder for its cache and logs> [globals, as of nginx -g].
# They are linked, not copied, so that a reload sees what was changed. brotli is on where nginx has the module.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=$1
modules=${NGINX_MODULES:-/usr/lib/nginx/modules}
tls=${TLS_FOLDER:-/etc/cabins-tls}

mkdir -p "$home/run" "$home/logs" "$home/tmp" "$home/cache"
rm -rf "$home/conf"
mkdir "$home/conf"
ln -s "$here"/*.conf "$home/conf/"
if [ -f "$modules/ngx_http_brotli_filter_module.so" ]; then
  ln -s "$here"/brotli/*.conf "$home/conf/"
  echo "load_module $modules/ngx_http_brotli_filter_module.so;" > "$home/conf/modules.conf"
fi
# With a certificate (fullchain.pem, privkey.pem): TLS on 443, and 80 leads there.
if [ -f "$tls/fullchain.pem" ]; then
  mkdir -p "$home/acme"
  ln -sfn "$tls" "$home/conf/tls"
  ln -sf "$here"/tls/*.conf "$home/conf/"
fi
exec nginx -p "$home" -c "$home/conf/nginx.conf" -g "daemon off; ${2:-}"

#!/usr/bin/env bash
# deploy/nginx.conf works: pages and WebSockets go through TLS, metrics do not.
# Use: proxy.sh PATH_OF_SIDERA
set -eu
sidera=$(realpath "$1")
config=$(realpath "$(dirname "$0")/../../deploy/nginx.conf")
. "$(dirname "$0")/serving.bash"
# Who kills nginx outright leaves its workers behind.
trap 'kill $proxy 2>/dev/null || true; kill -9 $server 2>/dev/null || true; rm -rf "$folder"' EXIT
proxy=
start --trust-proxy true
port=${address##*:}
tls=$((port + 1 < 65535 ? port + 1 : port - 1))
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=sidera.example.org \
    -keyout privkey.pem -out fullchain.pem 2>/dev/null
{
    echo "daemon off; pid $folder/pid; error_log $folder/error.log; events {}"
    echo "http { access_log off; client_body_temp_path $folder/a; proxy_temp_path $folder/b;"
    echo "fastcgi_temp_path $folder/c; uwsgi_temp_path $folder/d; scgi_temp_path $folder/e;"
    sed "s|/etc/ssl/sidera|$folder|; s|127.0.0.1:8080|127.0.0.1:$port|; s|listen 443|listen 127.0.0.1:$tls|" "$config"
    echo "}"
} >nginx.conf
nginx -c "$folder/nginx.conf" -p "$folder" 2>>error.log &
proxy=$!
ask() { curl -sk --resolve "sidera.example.org:$tls:127.0.0.1" "$@"; }
for _ in $(seq 100); do
    ask -o /dev/null "https://sidera.example.org:$tls/healthz" && break
    sleep 0.05
done
[ "$(ask "https://sidera.example.org:$tls/healthz")" = ok ]
[ "$(ask -o /dev/null -w '%{http_code}' "https://sidera.example.org:$tls/metrics")" = 403 ]
# curl keeps a WebSocket open: it ends by its time limit, after the handshake has been printed.
ask -i -N -m 2 --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \
    -H 'Sec-WebSocket-Key: c2lkZXJhc2lkZXJhc2lkZQ==' -H "Origin: https://sidera.example.org" \
    "https://sidera.example.org:$tls/ws" >handshake || true
grep -q '101 Switching Protocols' handshake
echo "pages and WebSockets go through the proxy"
